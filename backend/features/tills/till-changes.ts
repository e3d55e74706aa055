import { conflict, notFound, validationFailed } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import { command, type Work } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { User } from '@backend/store/entities/access/user.entity';
import { Till } from '@backend/store/entities/money/till.entity';
import { TillUser } from '@backend/store/entities/money/till-user.entity';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import { loadPendingHandovers } from '@backend/store/queries/money/handover-queries';
import { tillBalance } from '@backend/store/queries/money/till-queries';
import { tillChangePayload, tillPayload } from '@schema/forms/money/tills';
import { MESSAGES } from '@schema/messages';
import { cleanName } from '@schema/values/words/text';
import { readTillAnswer } from './read-till-answer';
import { refuseTakenName } from './taken-name';
import type { CreateTillInput, UpdateTillInput } from './tills.types';

const { tills: messages } = MESSAGES;

/** Adds a till of the office. Throws VALIDATION_FAILED with form messages and for a taken name. */
export const createTill = command<CreateTillInput>()({
  name: 'createTill',
  access: anyOf('manage_users'),
  form: tillPayload,
  accept: ({ name, isForAll, userIds }) => ({
    name: cleanName(name),
    isForAll: isForAll ?? true,
    userIds: userIds ?? [],
  }),
  sameAs: (wanted) => wanted,
  lock: (work, { name }) => assertNameFree(work, name),
  async run(work, { name, isForAll, userIds }) {
    const { em, ctx, record } = work;
    const row = em.create(Till, {
      kind: 'office',
      name,
      isForAll,
      userId: null,
      closedAt: null,
      createdAt: ctx.now,
    });
    await em.flush();
    await replaceUsers(work, row.id, isForAll ? [] : userIds, isForAll);
    const answer = await readTillAnswer(work, row.id);
    const after = { name, isForAll, userIds };
    return { answer, history: [record({ entity: 'Till', entityId: row.id, after })], cars: [] };
  },
  around: (_, write) => refuseTakenName('till', messages.nameTaken, write),
});

interface TillChange extends UpdateTillInput {
  readonly id: number;
}

/**
 * Renames a till of the office, changes who may use it, closes or reopens it. Throws NOT_FOUND,
 * STALE, VALIDATION_FAILED; CONFLICT for a user's till and for a till that is not empty.
 */
export const updateTill = command<TillChange>()({
  name: 'updateTill',
  access: anyOf('manage_users'),
  form: tillChangePayload,
  accept: (wanted) => ({ ...wanted, name: wanted.name == null ? null : cleanName(wanted.name) }),
  sameAs: 'not repeatable',
  async lock(work, { id, name, version }) {
    const row = await work.em.findOne(Till, id, LOCKED_ROW);
    if (!row) throw notFound(messages.unknown);
    if (row.kind === 'user') throw conflict(messages.ownTill);
    const before = await readTillAnswer(work, id);
    refuseStale(before, version);
    if (name === '') throw validationFailed({ name: messages.nameRequired });
    if (name !== null && name !== row.name) await assertNameFree(work, name);
    return { row, before };
  },
  async run(work, { name, isForAll, userIds, isClosed }, { row, before }) {
    const { em, ctx, record } = work;
    if (isClosed && !before.isClosed) await assertEmpty(work, row.id);
    row.name = name ?? row.name;
    row.isForAll = isForAll ?? row.isForAll;
    row.closedAt = (isClosed ?? before.isClosed) ? (row.closedAt ?? ctx.now) : null;
    const users = row.isForAll ? [] : (userIds ?? before.userIds);
    await em.flush();
    await replaceUsers(work, row.id, users, row.isForAll);
    const answer = await readTillAnswer(work, row.id);
    const shown = ({ name, isForAll, userIds, isClosed }: typeof answer) => ({
      name,
      isForAll,
      userIds,
      isClosed,
    });
    return {
      answer,
      history: [
        record({ entity: 'Till', entityId: row.id, before: shown(before), after: shown(answer) }),
      ],
      cars: [],
    };
  },
  around: (_, write) => refuseTakenName('till', messages.nameTaken, write),
});

async function assertNameFree({ em }: Work, name: string): Promise<void> {
  const others = await em.find(Till, { kind: 'office' });
  const isTaken = others.some((till) => till.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw validationFailed({ name: messages.nameTaken });
}

async function assertEmpty({ em }: Work, id: number): Promise<void> {
  const pending = await loadPendingHandovers(em);
  const isNamed = pending.some(({ fromTillId, toTillId }) => fromTillId === id || toTillId === id);
  if (isNamed || (await tillBalance(em, id)) !== 0) throw conflict(messages.notEmpty);
}

async function replaceUsers(
  { em }: Work,
  till: number,
  userIds: readonly number[],
  isForAll: boolean,
): Promise<void> {
  const ids = [...new Set(userIds)];
  if (!isForAll && ids.length === 0) throw validationFailed({ userIds: messages.usersRequired });
  const known = await em.count(User, { id: { $in: ids } });
  if (known !== ids.length) throw validationFailed({ userIds: messages.usersInvalid });
  await em.nativeDelete(TillUser, { till });
  for (const user of ids) em.create(TillUser, { till, user });
  await em.flush();
}
