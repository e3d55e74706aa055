import { createContext, useContext } from 'react';

/** Called when the server answers that no user is signed in. */
export const LostSessionContext = createContext<(() => void) | null>(null);

export function useLostSession(): () => void {
  const onLost = useContext(LostSessionContext);
  if (!onLost) throw new Error('useLostSession: nobody is signed in here');
  return onLost;
}
