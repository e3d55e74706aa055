import { hasKeptSheets } from '@frontend/shared/data/commands/forget-board';
import { isReadable } from './kept-limits';
import { type KeptOwner, keptStore } from './kept-store';
import { answerKey, sheetReads } from './sheet-documents';

/** The user whose sheets are kept on this device, with the due sheets that can be opened. */
export async function readOwner(): Promise<KeptOwner | null> {
  const store = keptStore();
  const owner = await store.owner();
  if (!owner || !hasKeptSheets(owner.user.id) || !isReadable(owner.atMs, Date.now())) return null;
  const kept = await store.answers();
  const due = owner.due.filter((one) => sheetReads(one).every((read) => kept.has(answerKey(read))));
  return { ...owner, due };
}
