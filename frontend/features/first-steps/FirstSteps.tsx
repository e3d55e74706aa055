import { Button } from '@frontend/shared/ui/buttons/Button';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { Row } from '@frontend/shared/ui/layout/Row';
import { SaidText } from '@frontend/shared/ui/layout/SaidText';
import { FIRST_STEPS_TEXTS } from '@schema/texts/board/first-steps';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import css from './FirstSteps.module.css';
import { useFirstSteps } from './useFirstSteps';

interface FirstStepsProps {
  readonly newCarPath: string;
  /** The list whose cars have tariffs; null: on the same page. */
  readonly carsPath: string | null;
  readonly onNewBooking: () => void;
}

interface Step {
  readonly name: string;
  readonly isDone: boolean;
  readonly to: string | null;
  readonly onClick?: () => void;
}

/** Steps to the first booking; hidden once it is made. An empty board has its own buttons. */
export default function FirstSteps({ newCarPath, carsPath, onNewBooking }: FirstStepsProps) {
  const { steps, hide } = useFirstSteps();
  if (!steps?.hasCar) return null;
  const list: readonly Step[] = [
    { name: FIRST_STEPS_TEXTS.car, isDone: steps.hasCar, to: newCarPath },
    { name: FIRST_STEPS_TEXTS.tariff, isDone: steps.hasTariff, to: carsPath },
    { name: FIRST_STEPS_TEXTS.booking, isDone: steps.hasBooking, to: null, onClick: onNewBooking },
  ];
  const next = list.find(({ isDone }) => !isDone);
  return (
    <Row
      as="section"
      gap={8}
      align="center"
      className={css.bar}
      aria-label={FIRST_STEPS_TEXTS.title}
    >
      <ol className={css.steps}>
        {list.map((step) => (
          <li key={step.name} className={step.isDone ? css.done : undefined}>
            {step.isDone && <CircleCheck className={css.tick} aria-hidden="true" />}
            {step !== next &&
              (step.isDone ? (
                <SaidText text={step.name} more={FIRST_STEPS_TEXTS.done} />
              ) : (
                step.name
              ))}
            {step === next && !step.to && !step.onClick && <b>{step.name}</b>}
            {step === next && step.onClick && (
              <Button look="primary" onClick={step.onClick}>
                {step.name}
              </Button>
            )}
            {step === next && step.to && (
              <ButtonLink look="primary" target={{ to: step.to }}>
                {step.name}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
      <IconButton label={FIRST_STEPS_TEXTS.hide} icon={<X />} onClick={hide} />
    </Row>
  );
}
