import { noteOtherUser } from '@frontend/shared/data/requests/other-user';
import { RefusedAnswer } from '@frontend/shared/data/requests/refusal';
import { useOpenForm } from '@frontend/shared/lib/overlays/open-forms';
import { alertText, button, field, fill, NOW } from '@frontend/testing/render';
import { refusal, serve } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { otherUser } from '@schema/messages/access';
import { LOGIN_TEXTS } from '@schema/texts/people/login';
import { enterAgainText, goToOtherText, OTHER_USER_TITLE } from '@schema/texts/shell/other-user';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import OtherUserDialog from './OtherUserDialog';
import { rememberLogin } from './remembered-login';
import { SessionProvider } from './SessionProvider';
import { useSessionControl } from './session-control';

const ADMIN = { id: 1, login: 'admin', permissions: ['view_board'] };
const PROFILE = {
  profile: ADMIN,
  mustChangePassword: false,
  company: {
    name: 'Автопрокат',
    timeZone: 'Europe/Moscow',
    requireReturnMark: false,
    contactWay: 'whatsapp',
    recordsPayments: true,
    demo: false,
    remembersPassword: true,
    serverTime: NOW.toISOString(),
  },
  branding: { faviconUrl: null },
};
const refused = () => {
  throw refusal(otherUser('petrov'), { code: 'OTHER_USER', signedIn: 'petrov' });
};

function Form() {
  useOpenForm();
  return <input aria-label="Сумма" />;
}

/** A page with a form; «Спросить» sends a request of it. */
function Page({ hasForm }: { readonly hasForm: boolean }) {
  const { state, check, leave, closeOtherUser } = useSessionControl();
  if (state.status !== 'signedIn') return <p>{state.status}</p>;
  const { session, other } = state;
  return (
    <>
      {hasForm && <Form />}
      <button type="button" onClick={check}>
        Спросить
      </button>
      <button type="button" onClick={() => void leave().catch(() => undefined)}>
        Выйти
      </button>
      {other?.closedAtMs === null && (
        <OtherUserDialog
          login={session.user.login}
          signedIn={other.login}
          onClose={closeOtherUser}
        />
      )}
    </>
  );
}

async function open(hasForm = true) {
  const server = serve({ ...PROFILE, login: ADMIN, logout: true });
  render(
    <SessionProvider>
      <Page hasForm={hasForm} />
    </SessionProvider>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await screen.findByText('Спросить');
  return { server, user };
}

const askAsOther = async ({ server, user }: Awaited<ReturnType<typeof open>>) => {
  server.answer({ profile: refused, logout: refused });
  await user.click(button('Спросить'));
  await screen.findByRole('dialog', { name: OTHER_USER_TITLE });
};

test('a refused request shows the signed-in user; typed values stay until the same user signs in', async () => {
  const page = await open();
  await page.user.type(field('Сумма'), '888');
  await askAsOther(page);
  screen.getByText(/Теперь здесь вошли как «petrov», а страница открыта для «admin»/);
  expect(page.server.sent('Profile').map(({ user }) => user)).toEqual([null, '1']);
  expect(field(LOGIN_TEXTS.login).value).toBe('admin');
  fill(field(LOGIN_TEXTS.password), 'demo-admin');
  page.server.answer({ profile: ADMIN });
  await page.user.click(button(enterAgainText('admin')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.server.sent('Login').map(({ user }) => user)).toEqual([null]);
  expect(field('Сумма').value).toBe('888');
});

test('closed, the note opens again for a request sent afterwards only', async () => {
  const page = await open();
  await askAsOther(page);
  const refuse = (sentAtMs: number) =>
    act(() =>
      noteOtherUser(
        new RefusedAnswer('', [{ message: 'Вошли', code: 'OTHER_USER', signedIn: 'petrov' }], 409),
        sentAtMs,
      ),
    );
  const before = performance.now();
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  refuse(before);
  expect(screen.queryByRole('dialog')).toBeNull();
  refuse(performance.now());
  screen.getByRole('dialog', { name: OTHER_USER_TITLE });
});

test('a wrong password is refused in the dialog', async () => {
  const page = await open();
  await askAsOther(page);
  fill(field(LOGIN_TEXTS.password), 'wrong');
  page.server.answer({
    login: () => {
      throw refusal(MESSAGES.auth.wrongCredentials);
    },
  });
  await page.user.click(button(enterAgainText('admin')));
  expect(await alertText()).toBe(MESSAGES.auth.wrongCredentials);
});

test('the password remembered for the other user is not offered', async () => {
  onTestFinished(() => rememberLogin(null));
  rememberLogin({ login: 'petrov', password: 'secret' });
  await askAsOther(await open());
  expect(field(LOGIN_TEXTS.login).value).toBe('admin');
  expect(field(LOGIN_TEXTS.password).value).toBe('');
});

test('the page switches to the other user after a confirmation when a form is open', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, href: location.href, reload });
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = await open();
  await askAsOther(page);
  await page.user.click(button(goToOtherText('petrov')));
  await page.user.click(button(KIT_TEXTS.stay));
  expect(reload).not.toHaveBeenCalled();
  await page.user.click(button(goToOtherText('petrov')));
  await page.user.click(button(KIT_TEXTS.leave));
  expect(reload).toHaveBeenCalledOnce();
});

test('without a form the page switches immediately', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, href: location.href, reload });
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = await open(false);
  await askAsOther(page);
  await page.user.click(button(goToOtherText('petrov')));
  expect(reload).toHaveBeenCalledOnce();
});

test('signing out does not end the session of the other user', async () => {
  const page = await open();
  page.server.answer({ logout: refused });
  await page.user.click(button('Выйти'));
  await screen.findByRole('dialog', { name: OTHER_USER_TITLE });
  expect(page.server.sent('Logout').map(({ user }) => user)).toEqual(['1']);
});

test('a session that has ended or needs an own password signs the page out', async () => {
  for (const left of [{ profile: null }, { profile: ADMIN, mustChangePassword: true }]) {
    const { server, user } = await open(false);
    server.answer(left);
    await user.click(button('Спросить'));
    await screen.findByText('nobody');
    cleanup();
  }
});
