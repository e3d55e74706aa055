import { type CopyFacts, listCopies } from '@backend/backup/list-copies';
import { copyPlan } from '@backend/domain/backups/copy-plan';
import { Refusal } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import { MESSAGES } from '@schema/messages';
import type { Backups } from './backups.types';

const OFF: Backups = {
  isOn: false,
  folder: null,
  everyHours: null,
  kept: null,
  copies: [],
  nextAt: null,
  isLate: false,
  running: null,
  failure: null,
};

/** The schedule of the copies and the copies. Throws UNAVAILABLE for an unreadable folder. */
export async function readBackups({ backups, now, log }: RequestContext): Promise<Backups> {
  if (!backups) return OFF;
  const { folder, everyHours, kept } = backups;
  const copies = await listCopies(folder, now).catch((err: unknown): CopyFacts[] => {
    log.error({ err, folder }, 'the folder of copies is unreadable');
    throw new Refusal('UNAVAILABLE', MESSAGES.backups.unreadableFolder);
  });
  const lastWhole = copies.find(({ problem }) => problem === null);
  const plan = copyPlan(lastWhole?.at ?? null, everyHours, now);
  const { running, failure } = await backups.status();
  return { isOn: true, folder, everyHours, kept, copies, ...plan, running, failure };
}
