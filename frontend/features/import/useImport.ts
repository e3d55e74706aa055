import { useSession } from '@frontend/shared/data/session';
import { useEffect, useSyncExternalStore } from 'react';
import { ImportControl } from './import-control';

let control: ImportControl | null = null;

/** One control per user: another user must not see the file. */
function controlOf(userId: number): ImportControl {
  if (control?.userId !== userId) control = new ImportControl(userId);
  return control;
}

export function useImport() {
  const { user } = useSession();
  const own = controlOf(user.id);
  const state = useSyncExternalStore(own.onChange, own.state);
  useEffect(() => void own.resume(), [own]);
  return { ...state, control: own };
}
