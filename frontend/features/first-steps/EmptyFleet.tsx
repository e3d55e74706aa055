import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { FIRST_STEPS_TEXTS } from '@schema/texts/board/first-steps';
import CarFront from 'lucide-react/icons/car-front';
import type { ReactNode } from 'react';
import { useFirstSteps } from './useFirstSteps';

interface EmptyFleetProps {
  /** Purpose of the screen; absent: shown elsewhere. */
  readonly purpose?: string;
  /** «Добавить автомобиль», «Импорт». */
  readonly actions: ReactNode;
  /** Shown when the company has cars. */
  readonly children: ReactNode;
}

/** Replaces an empty list of free cars in a company without cars. */
export default function EmptyFleet({ purpose = '', actions, children }: EmptyFleetProps) {
  const { steps } = useFirstSteps();
  if (!steps || steps.hasCar) return children;
  return (
    <EmptyState
      icon={<CarFront />}
      title={FIRST_STEPS_TEXTS.noFleetTitle}
      description={`${purpose} ${FIRST_STEPS_TEXTS.noFleetHint}`.trim()}
      action={actions}
    />
  );
}
