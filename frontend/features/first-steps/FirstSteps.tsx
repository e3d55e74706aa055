import { Button } from '@frontend/shared/ui/buttons/Button';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { FIRST_STEPS_TEXTS } from '@schema/texts/board/first-steps';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import css from './FirstSteps.module.css';
import { useFirstSteps } from './useFirstSteps';

interface FirstStepsProps {
  /** The form of a new car, and the list whose cars have tariffs. */
  readonly newCarPath: string;
  readonly carsPath: string;
  readonly onNewBooking: () => void;
}

/** The way to the first booking; gone when it is made. An empty board has its own buttons. */
export default function FirstSteps({ newCarPath, carsPath, onNewBooking }: FirstStepsProps) {
  const { steps, hide } = useFirstSteps();
  if (!steps?.hasCar) return null;
  const list = [
    { name: FIRST_STEPS_TEXTS.car, isDone: steps.hasCar, to: newCarPath },
    { name: FIRST_STEPS_TEXTS.tariff, isDone: steps.hasTariff, to: carsPath },
    { name: FIRST_STEPS_TEXTS.booking, isDone: steps.hasBooking, to: null },
  ];
  const next = list.find(({ isDone }) => !isDone);
  return (
    <section className={css.bar} aria-label={FIRST_STEPS_TEXTS.title}>
      <ol className={css.steps}>
        {list.map((step) => (
          <li key={step.name} className={step.isDone ? css.done : undefined}>
            {step.isDone && <CircleCheck className={css.tick} aria-hidden="true" />}
            {step !== next && step.name}
            {step.isDone && <span className={textCss.spoken}>: {FIRST_STEPS_TEXTS.done}</span>}
            {step === next &&
              (step.to === null ? (
                <Button look="primary" onClick={onNewBooking}>
                  {step.name}
                </Button>
              ) : (
                <ButtonLink look="primary" target={{ to: step.to }}>
                  {step.name}
                </ButtonLink>
              ))}
          </li>
        ))}
      </ol>
      <IconButton label={FIRST_STEPS_TEXTS.hide} icon={<X />} onClick={hide} />
    </section>
  );
}
