import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useCan } from '@frontend/shared/data/session';
import { readStored, writeStored } from '@frontend/shared/lib/device/storage';
import { useCallback, useEffect, useState } from 'react';
import { FirstStepsDocument, type FirstStepsQuery } from './first-steps.generated';

type StepsDone = FirstStepsQuery['firstSteps'];

/** Set once the steps are done or hidden: the device stops requesting them. */
const KEY = 'firstStepsDone';

interface FirstSteps {
  /** Null: unknown, done, hidden on this device, or not permitted. */
  readonly steps: StepsDone | null;
  readonly hide: () => void;
}

/** The steps of a new company. */
export function useFirstSteps(): FirstSteps {
  const canRead = useCan('view_board');
  const [isOff, setOff] = useState(() => readStored(KEY) !== null);
  const isDone = isOff || !canRead;
  const { data } = useFreshQuery(FirstStepsDocument, {
    variables: {},
    topics: ['board'],
    skip: isDone,
  });
  const steps = data?.firstSteps ?? null;
  const isOver = steps?.hasCar === true && steps.hasTariff && steps.hasBooking;
  const hide = useCallback(() => {
    writeStored(KEY, '1');
    setOff(true);
  }, []);
  // Requested once, not on every change of the board.
  useEffect(() => {
    if (isOver) hide();
  }, [isOver, hide]);
  return { steps: isDone || isOver ? null : steps, hide };
}
