import { alertText, button, field, fill, NOW } from '@frontend/testing/render';
import { type Answers, refusal, serve } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { LOGIN_TEXTS } from '@schema/texts/people/login';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LoginForm } from './LoginForm';
import { SessionProvider } from './SessionProvider';
import { useSessionControl } from './session-control';

const USER = { id: 2, login: 'manager', permissions: ['view_board'] };
const company = (remembersPassword: boolean) => ({
  name: 'Автопрокат',
  timeZone: 'Europe/Moscow',
  requireReturnMark: false,
  contactWay: 'whatsapp',
  recordsPayments: true,
  demo: false,
  remembersPassword,
  serverTime: NOW.toISOString(),
});
const profile = (remembersPassword = true, user: typeof USER | null = USER): Answers => ({
  profile: user,
  mustChangePassword: false,
  company: company(remembersPassword),
  branding: { faviconUrl: null },
});

/** The form and a signed-in page. */
function Page() {
  const { state, leave, check } = useSessionControl();
  if (state.status === 'resolving') return null;
  if (state.status !== 'signedIn') return <LoginForm />;
  return (
    <>
      <p>Внутри: {state.session.user.login}</p>
      <button type="button" onClick={() => void leave().catch(() => undefined)}>
        Выйти
      </button>
      <button type="button" onClick={check}>
        401
      </button>
    </>
  );
}

async function open(answers: Answers) {
  const server = serve({ login: USER, logout: true, ...answers });
  render(
    <SessionProvider>
      <Page />
    </SessionProvider>,
  );
  return { server, user: userEvent.setup({ delay: null }) };
}

const kept = () => localStorage.getItem('rememberedLogin');
const shown = async () => {
  await screen.findByLabelText(LOGIN_TEXTS.login);
  return [field(LOGIN_TEXTS.login).value, field(LOGIN_TEXTS.password).value];
};

async function signIn(server: Awaited<ReturnType<typeof open>>['server'], login: string) {
  await shown();
  fill(field(LOGIN_TEXTS.login), login);
  fill(field(LOGIN_TEXTS.password), 'demo-manager');
  server.answer(profile());
}

test('empty or blank credentials are refused without a request (A17)', async () => {
  const { user, server } = await open(profile(true, null));
  await shown();
  fill(field(LOGIN_TEXTS.login), '   ');
  await user.click(button(LOGIN_TEXTS.submit));
  expect(await alertText()).toBe(MESSAGES.auth.credentialsRequired);
  expect(field(LOGIN_TEXTS.login).getAttribute('aria-invalid')).toBe('true');
  await user.type(field(LOGIN_TEXTS.login), 'm');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.sent('Login')).toEqual([]);
});

test('a refused sign-in shows the message and keeps the input; Enter submits (T12)', async () => {
  const { user, server } = await open({
    ...profile(true, null),
    login: () => {
      throw refusal(MESSAGES.auth.wrongCredentials, { code: 'UNAUTHENTICATED' });
    },
  });
  await shown();
  fill(field(LOGIN_TEXTS.login), ' manager ');
  await user.type(field(LOGIN_TEXTS.password), 'guess{Enter}');
  expect(await alertText()).toBe(MESSAGES.auth.wrongCredentials);
  expect(await shown()).toEqual([' manager ', 'guess']);
  expect(server.sent('Login')[0]?.variables).toEqual({
    login: 'manager',
    password: 'guess',
    remember: true,
  });
  server.disconnect();
  await user.click(button(LOGIN_TEXTS.submit));
  await waitFor(async () => expect(await alertText()).toBe(MESSAGES.generic.unavailable));
  expect(kept()).toBeNull();
});

test('the password is shown and hidden by its button', async () => {
  const { user } = await open(profile(true, null));
  await shown();
  await user.click(button('Показать пароль'));
  expect(field(LOGIN_TEXTS.password).type).toBe('text');
  await user.click(button('Скрыть пароль'));
  expect(field(LOGIN_TEXTS.password).type).toBe('password');
});

test('a remembered sign-in is filled in the next time, an unremembered one is not (A18)', async () => {
  const { user, server } = await open(profile(true, null));
  await signIn(server, 'manager');
  await user.click(button(LOGIN_TEXTS.submit));
  await user.click(await screen.findByText('Выйти'));
  expect(await shown()).toEqual(['manager', 'demo-manager']);
  await user.click(screen.getByRole('checkbox', { name: LOGIN_TEXTS.remember }));
  expect(kept()).toBeNull();
  await user.click(button(LOGIN_TEXTS.submit));
  await user.click(await screen.findByText('Выйти'));
  expect(await shown()).toEqual(['', '']);
});

test('a company that forbids it clears the stored credentials before the form is shown again', async () => {
  const { user, server } = await open(profile(true, null));
  await signIn(server, 'manager');
  await user.click(button(LOGIN_TEXTS.submit));
  await screen.findByText('Внутри: manager');
  await waitFor(() => expect(kept()).toContain('demo-manager'));
  server.answer(profile(false, null));
  const release = server.hold();
  await user.click(screen.getByText('Выйти'));
  // The live connection ends while the sign-out is under way.
  await user.click(screen.getByText('401'));
  release();
  await screen.findByText(LOGIN_TEXTS.stay);
  expect(await shown()).toEqual(['', '']);
  expect(kept()).toBeNull();
});

test('unreadable storage is logged and does not affect the form (A18)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('rememberedLogin', '{');
  await open(profile(true, null));
  expect(await shown()).toEqual(['', '']);
  expect(warn).toHaveBeenCalledWith('Remembered login could not be read', expect.anything());
  warn.mockRestore();
});

test('a message says that a remembered password stays after signing out', async () => {
  await open(profile(true, null));
  await shown();
  screen.getByText(LOGIN_TEXTS.rememberHint);
});
