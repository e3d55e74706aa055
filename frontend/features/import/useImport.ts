import { useSession } from '@frontend/shared/data/session';
import { useEffect, useSyncExternalStore } from 'react';
import { ImportControl } from './import-control';

let control: ImportControl | null = null;

/** One control for a user; another user gets another and nothing of the first one's file. */
function controlOf(userId: number): ImportControl {
  if (control?.userId !== userId) control = new ImportControl(userId);
  return control;
}

/** The file on its way in, and what may be done with it. */
export function useImport() {
  const { user } = useSession();
  const own = controlOf(user.id);
  const state = useSyncExternalStore(own.onChange, own.state);
  useEffect(() => void own.resume(), [own]);
  return { ...state, control: own };
}
