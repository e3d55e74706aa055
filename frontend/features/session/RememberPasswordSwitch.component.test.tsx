import { notice, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { REMEMBER_TEXTS } from '@schema/texts/people/login';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RememberPasswordSwitch } from './RememberPasswordSwitch';
import { type SessionControl, SessionControlContext } from './session-control';

test('the switch sends the version of the settings; a stale one resets it', async () => {
  const allowPassword = vi.fn();
  const company = (version: number) => ({ company: { remembersPassword: true, version } });
  const { user, server } = renderSignedIn(
    <SessionControlContext value={{ allowPassword } as unknown as SessionControl}>
      <RememberPasswordSwitch />
    </SessionControlContext>,
    {
      answers: {
        ...company(2),
        setCompanySettings: () => {
          throw refusal(MESSAGES.generic.stale, { code: 'STALE' });
        },
      },
    },
  );
  const box = await screen.findByRole('checkbox');
  server.answer(company(3));
  await user.click(box);
  await notice(MESSAGES.generic.stale);
  expect(box).toHaveProperty('checked', true);
  await waitFor(() => expect(server.sent('CompanySettings')).toHaveLength(2));
  server.answer({ setCompanySettings: { remembersPassword: false, version: 4 } });
  await user.click(box);
  await notice(REMEMBER_TEXTS.off);
  expect(allowPassword).toHaveBeenCalledExactlyOnceWith(false);
  const versions = server.sent('SetCompanySettings').map(({ variables }) => variables.input);
  expect(versions).toMatchObject([{ version: 2 }, { version: 3 }]);
});
