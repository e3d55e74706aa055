import { useStoredChoice } from '@frontend/shared/lib/device/stored-choice';

const KEY = 'board-overview';
const ON = 'on';

/** Whether this device shows the board in low rows; stored beside its style. */
export function useOverview() {
  const [choice, choose] = useStoredChoice(KEY);
  const isOn = choice === ON;
  return { isOn, toggle: () => choose(isOn ? null : ON) };
}
