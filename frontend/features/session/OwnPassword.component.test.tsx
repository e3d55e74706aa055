import { alertText, button, errorUnder, field, fill, NOW } from '@frontend/testing/render';
import { type Answers, refusal, serve } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { LOGIN_TEXTS } from '@schema/texts/people/login';
import { OWN_PASSWORD_TEXTS } from '@schema/texts/people/own-password';
import { KIT_TEXTS, SHELL_TEXTS } from '@schema/texts/shell/shell';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FirstPasswordForm } from './FirstPasswordForm';
import { rememberedLogin, rememberLogin } from './remembered-login';
import { SessionProvider } from './SessionProvider';
import { useSessionControl } from './session-control';

const visit = (mustChangePassword: boolean): Answers => ({
  profile: { id: 2, login: 'Olga', permissions: ['view_board'] },
  mustChangePassword,
  company: {
    name: 'Автопрокат',
    timeZone: 'Europe/Moscow',
    requireReturnMark: false,
    demo: false,
    remembersPassword: true,
    contactWay: 'whatsapp',
    recordsPayments: true,
    serverTime: NOW.toISOString(),
  },
  branding: { faviconUrl: null },
});

function Page() {
  const { state, leave, check } = useSessionControl();
  if (state.status !== 'signedIn') return <p>{state.status}</p>;
  if (!state.mustChangePassword) return <p>Внутри</p>;
  return (
    <>
      <FirstPasswordForm login="olga" isLeaving={false} onLeave={() => void leave()} />
      <button type="button" onClick={check}>
        401
      </button>
    </>
  );
}

async function open(answers: Answers = {}) {
  const server = serve({ ...visit(true), changeOwnPassword: true, logout: true, ...answers });
  render(
    <SessionProvider>
      <Page />
    </SessionProvider>,
  );
  await screen.findByLabelText(OWN_PASSWORD_TEXTS.oneTime);
  return { server, user: userEvent.setup({ delay: null }) };
}

const { oneTime, next, save } = OWN_PASSWORD_TEXTS;

test('an own password opens the application and replaces the stored one-time one', async () => {
  rememberLogin({ login: 'olga', password: 'k7fn-x2wa' });
  const { user, server } = await open();
  fill(field(oneTime), ' k7fn-x2wa ');
  fill(field(next), 'свой пароль');
  const release = server.hold();
  await user.click(button(save));
  // The live connection under the old cookie is closed meanwhile.
  await user.click(button('401'));
  server.answer(visit(false));
  release();
  await screen.findByText('Внутри');
  expect(server.sent('ChangeOwnPassword')[0]?.variables).toEqual({
    current: 'k7fn-x2wa',
    next: 'свой пароль',
    remember: true,
  });
  expect(rememberedLogin()).toEqual({ login: 'olga', password: 'свой пароль' });
});

test('a session without remember-me removes the stored password', async () => {
  rememberLogin({ login: 'olga', password: 'k7fn-x2wa' });
  const { user, server } = await open();
  fill(field(oneTime), 'k7fn-x2wa');
  fill(field(next), 'свой пароль');
  await user.click(screen.getByRole('checkbox', { name: LOGIN_TEXTS.stay }));
  server.answer(visit(false));
  await user.click(button(save));
  await screen.findByText('Внутри');
  expect(server.sent('ChangeOwnPassword')[0]?.variables).toMatchObject({ remember: false });
  expect(rememberedLogin()).toBeNull();
});

test('the rules are shown at the fields, without a request', async () => {
  const { user, server } = await open();
  await user.click(button(save));
  expect(await alertText()).toBe(MESSAGES.auth.currentPasswordRequired);
  expect(field(oneTime)).toBe(document.activeElement);
  expect(errorUnder(field(next))).toBe(MESSAGES.users.passwordTooShort);
  fill(field(oneTime), 'k7fn-x2wa');
  fill(field(next), 'k7fn-x2wa');
  expect(await alertText()).toBe(MESSAGES.auth.newPasswordSame);
  expect(server.sent('ChangeOwnPassword')).toEqual([]);
});

test('a refusal and a lost connection keep the input; the password can be shown', async () => {
  const wrong = MESSAGES.auth.currentPasswordWrong;
  const { user, server } = await open({
    changeOwnPassword: () => {
      throw refusal(wrong, { fields: { current: wrong } });
    },
  });
  fill(field(oneTime), 'не тот');
  fill(field(next), 'свой пароль');
  await user.click(button(save));
  expect(await alertText()).toBe(wrong);
  expect(errorUnder(field(oneTime))).toBe(wrong);
  server.disconnect();
  await user.click(button(save));
  await screen.findByText(MESSAGES.auth.passwordFailed);
  await user.click(screen.getAllByRole('button', { name: KIT_TEXTS.showPassword })[1] as Element);
  expect([field(next).type, field(next).value]).toEqual(['text', 'свой пароль']);
});

test('the session can be ended instead', async () => {
  const { user } = await open();
  await user.click(button(SHELL_TEXTS.logout));
  await screen.findByText('nobody');
});
