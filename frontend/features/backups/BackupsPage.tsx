import { useSession } from '@frontend/shared/data/session';
import { useMoment } from '@frontend/shared/data/use-moment';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { ListPage } from '@frontend/shared/ui/lists/ListPage';
import { type FactTile, FactTiles } from '@frontend/shared/ui/records/FactTiles';
import type { CopyStep } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import {
  BACKUPS_TEXTS,
  COPY_FORMS,
  COPY_STEP_TITLES,
  HOUR_FORMS,
} from '@schema/texts/people/backups';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { ageText } from '@schema/values/time/age';
import { plural } from '@schema/values/words/plural';
import DatabaseBackup from 'lucide-react/icons/database-backup';
import HardDriveDownload from 'lucide-react/icons/hard-drive-download';
import { CopyRecords } from './CopyRecords';
import { type BackupsFacts, useBackups } from './useBackups';

const isStep = (step: string): step is CopyStep => Object.hasOwn(COPY_STEP_TITLES, step);

const NONE = { title: BACKUPS_TEXTS.empty, description: BACKUPS_TEXTS.emptyHint };
const OFF = { title: BACKUPS_TEXTS.offTitle, description: BACKUPS_TEXTS.offHint };

/** Copies of all data and their schedule; made by the server, or by a button. */
export function BackupsPage() {
  const { backups, query, make, isStarting } = useBackups();
  return (
    <ListPage
      isSpacious
      title={SHELL_TEXTS.backups}
      subtitle={backups?.isOn ? plural(backups.copies.length, COPY_FORMS) : undefined}
      actions={
        backups?.isOn && (
          <Button
            look="primary"
            icon={<HardDriveDownload />}
            isPending={isStarting || backups.running != null}
            onClick={() => void make()}
          >
            {BACKUPS_TEXTS.make}
          </Button>
        )
      }
      query={query}
      failure={{ title: MESSAGES.backups.loadFailed }}
      loading={BACKUPS_TEXTS.loading}
      above={
        backups?.isOn && (
          <>
            <Notes backups={backups} />
            <Schedule backups={backups} />
          </>
        )
      }
      list={backups && { items: backups.copies, total: backups.copies.length }}
      empty={{ icon: <DatabaseBackup />, ...(backups?.isOn ? NONE : OFF) }}
    >
      {(copies) => <CopyRecords copies={copies} />}
    </ListPage>
  );
}

/** A single server has no name. */
const serverNote = (server: string | null | undefined) =>
  server ? `, ${BACKUPS_TEXTS.server} ${server}` : '';

function Notes({ backups: { running, failure, isLate } }: { readonly backups: BackupsFacts }) {
  const moment = useMoment();
  return (
    <div role="status">
      {running && (
        <InfoPanel look="info" title={BACKUPS_TEXTS.running}>
          {isStep(running.step) && COPY_STEP_TITLES[running.step]}, {BACKUPS_TEXTS.since}{' '}
          {moment(running.startedAt)}
          {serverNote(running.server)}
        </InfoPanel>
      )}
      {failure && !running && (
        <InfoPanel look="warning" title={BACKUPS_TEXTS.failedTitle}>
          {moment(failure.at)}
          {serverNote(failure.server)}: {failure.message}. {BACKUPS_TEXTS.failedHint}
        </InfoPanel>
      )}
      {isLate && (
        <InfoPanel look="warning" title={BACKUPS_TEXTS.lateTitle}>
          {BACKUPS_TEXTS.lateHint}
        </InfoPanel>
      )}
    </div>
  );
}

function Schedule({ backups }: { readonly backups: BackupsFacts }) {
  const { now } = useSession();
  const moment = useMoment();
  const { copies, everyHours, kept, nextAt, folder } = backups;
  const last = copies.find(({ problem }) => problem == null);
  const isDue = nextAt != null && Date.parse(nextAt) <= now().getTime();
  const tiles: FactTile[] = [
    {
      name: BACKUPS_TEXTS.last,
      value: last ? ageText(now().getTime() - Date.parse(last.at)) : BACKUPS_TEXTS.never,
      note: last && moment(last.at),
    },
    { name: BACKUPS_TEXTS.next, value: isDue ? BACKUPS_TEXTS.nextNow : moment(nextAt) },
    {
      name: BACKUPS_TEXTS.every,
      value: `${BACKUPS_TEXTS.onceIn} ${plural(everyHours ?? 0, HOUR_FORMS)}`,
      note: `${BACKUPS_TEXTS.kept}: ${plural(kept ?? 0, COPY_FORMS)}`,
    },
    { name: BACKUPS_TEXTS.folder, value: folder ?? '' },
  ];
  return <FactTiles label={BACKUPS_TEXTS.facts} tiles={tiles} />;
}
