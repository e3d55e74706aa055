import { hasKeptSheets } from '@frontend/shared/data/commands/forget-board';
import { lastUser } from '@frontend/shared/data/last-user';
import { keptStore } from './kept-store';

/** Keeps an answer that an open sheet has read, where the due sheets of this user are kept. */
export async function keepOpened(key: string, data: unknown, userId: number): Promise<void> {
  if (!hasKeptSheets(userId) || lastUser() !== userId) return;
  try {
    const store = keptStore();
    const owner = await store.owner();
    if (owner?.user.id !== userId) return;
    const known = await store.answer(key);
    await store.setAnswer(key, { data, atMs: Date.now(), version: known?.version ?? null });
  } catch (error) {
    console.warn('The sheet could not be kept', error);
  }
}
