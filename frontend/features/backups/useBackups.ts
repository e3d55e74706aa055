import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MESSAGES } from '@schema/messages';
import { BACKUPS_TEXTS } from '@schema/texts/people/backups';
import { useState } from 'react';
import { BackupsDocument, type BackupsQuery, StartBackupDocument } from './backups.generated';

export type BackupsFacts = BackupsQuery['backups'];
export type CopyFacts = BackupsFacts['copies'][number];

/** Copies reported by the server; refetched when one begins, progresses or ends. */
export function useBackups() {
  const { data, query } = useFreshQuery(BackupsDocument, { variables: {}, topics: ['backups'] });
  const start = useCommand('startBackup', StartBackupDocument);
  const [isStarting, setStarting] = useState(false);

  async function make() {
    setStarting(true);
    try {
      await start({});
      showToast('success', BACKUPS_TEXTS.started);
    } catch (failure) {
      showToast('error', commandFailureText(failure, MESSAGES.backups.startFailed));
    } finally {
      setStarting(false);
    }
  }
  return { backups: data?.backups ?? null, query, make, isStarting };
}
