import { useSessionControl } from '@frontend/features/session/session-control';
import { useEffect } from 'react';
import { useReturn } from './useReturn';

/** Ends the session of the device once the server answers; the page stays as it is. */
export function KeptSession() {
  const { reach } = useSessionControl();
  const { ask } = useReturn(reach);
  // The first answer may only have been late.
  useEffect(ask, [ask]);
  return null;
}
