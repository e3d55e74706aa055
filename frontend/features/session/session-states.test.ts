import type { Session } from '@frontend/shared/data/session';
import { expect, test } from 'vitest';
import type { SessionState } from './session-control';
import { expired, interrupted, keptState, noteClosed, refreshed, stateOf } from './session-states';

const session = (permissions: readonly string[] = []): Session =>
  ({
    user: { id: 1, login: 'anna', permissions },
    company: { name: 'Прокат' },
  }) as unknown as Session;
const signedIn = stateOf({
  session: session(),
  mustChangePassword: false,
  remembersPassword: true,
});
const nobody: SessionState = { status: 'nobody' };

test('without a session there is nobody', () => {
  expect(stateOf(null)).toEqual(nobody);
  const visit = { session: null, mustChangePassword: false, remembersPassword: true };
  expect(stateOf(visit)).toEqual(nobody);
});

test('a kept session ends with an answer of the server', () => {
  const kept = keptState(session());
  expect(kept).toMatchObject({ status: 'signedIn', isKept: true, isExpired: false });
  expect(signedIn).toMatchObject({ status: 'signedIn', isKept: false });
  expect(expired(kept)).toEqual(nobody);
});

test('the user object stays while the rights are equal', () => {
  if (signedIn.status !== 'signedIn') throw new Error('signed in');
  const { user } = signedIn.session;
  const next = (permissions: readonly string[]) => refreshed(session(permissions))(signedIn);
  expect(next([])).toMatchObject({ session: { user } });
  expect((next([]) as typeof signedIn).session.user).toBe(user);
  expect((next(['view_board']) as typeof signedIn).session.user).not.toBe(user);
  expect(refreshed(session())(nobody)).toBe(nobody);
});

test('another user interrupts until the note is closed, and by later requests again', () => {
  const other = interrupted('boris', 100)(signedIn);
  expect(other).toMatchObject({ other: { login: 'boris', closedAtMs: null } });
  expect(interrupted('anna', 100)(signedIn)).toBe(signedIn);
  const closed = noteClosed(200)(other);
  expect(interrupted('boris', 150)(closed)).toBe(closed);
  expect(interrupted('boris', 250)(closed)).toMatchObject({ other: { closedAtMs: null } });
  expect(noteClosed(200)(nobody)).toBe(nobody);
});
