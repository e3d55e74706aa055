import { ApolloProvider } from '@apollo/client/react';
import { createApolloClient } from '@frontend/shared/data/apollo';
import { LostSessionContext } from '@frontend/shared/data/lost-session';
import { forgetAges } from '@frontend/shared/data/queries/query-ages';
import { type Session, SessionContext, type SessionUser } from '@frontend/shared/data/session';
import { forgetDrafts } from '@frontend/shared/forms/drafts/forget-drafts';
import { reportFirstScreen } from '@frontend/shared/lib/device/first-screen';
import { ToastRegion } from '@frontend/shared/ui/feedback/ToastRegion';
import { closeToast, shownToasts } from '@frontend/shared/ui/feedback/toasts';
import { PERMISSIONS } from '@schema/permissions';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { type Answers, serve } from './server';

/** 12:00 in Moscow. */
export const NOW = new Date('2026-11-20T09:00:00Z');

/** Forms of cash read the tills; without one nothing is asked. */
const NO_TILLS = { tills: [], handovers: [], receivers: [] };

interface RenderOptions {
  /** Answers of the server, by root field. */
  readonly answers?: Answers;
  readonly user?: Partial<SessionUser>;
  readonly company?: Partial<Session['company']>;
  /** Default: '/'. */
  readonly path?: string;
  /** Without a connection until `server.connect()`. */
  readonly isOffline?: boolean;
}

/** Renders a part of the signed-in application with its own Apollo client and server. */
export function renderSignedIn(
  content: ReactNode,
  { answers = {}, user, company, path = '/', isOffline = false }: RenderOptions = {},
) {
  reportFirstScreen();
  const server = serve({ tills: NO_TILLS, ...answers });
  if (isOffline) server.disconnect();
  const session: Session = {
    user: { id: 1, login: 'admin', permissions: PERMISSIONS, ...user },
    company: {
      name: 'Автопрокат',
      timeZone: 'Europe/Moscow',
      requireReturnMark: false,
      contactWay: 'whatsapp',
      recordsPayments: true,
      ...company,
      demo: false,
    },
    now: () => NOW,
  };
  const onUnauthenticated = vi.fn();
  // A save of an earlier test may have ended after that test.
  closeToasts();
  const client = createApolloClient(session.user.id, onUnauthenticated);
  const { unmount } = render(
    <I18nProvider locale="ru-RU">
      <MemoryRouter initialEntries={[path]}>
        <ApolloProvider client={client}>
          <LostSessionContext value={onUnauthenticated}>
            <SessionContext value={session}>
              {content}
              <ToastRegion />
            </SessionContext>
          </LostSessionContext>
        </ApolloProvider>
      </MemoryRouter>
    </I18nProvider>,
  );
  onTestFinished(() => {
    client.stop();
    forgetAges();
    forgetDrafts();
    closeToasts();
  });
  return {
    server,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    onUnauthenticated,
    /** Unmounts as a reload does, without a confirmation. */
    unmount,
  };
}

function closeToasts(): void {
  for (const { id } of shownToasts()) closeToast(id);
}

/** A text field by its label, without the star of a required one. */
export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>((label) => label.replace(/\*$/, '') === name);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The error box of a form. */
export const alertText = async () => (await screen.findByRole('alert')).textContent;

/** A notice at the bottom of the screen. */
export const notice = (text: string | RegExp) =>
  within(screen.getByRole('region', { name: 'Уведомления' })).findByText(text);

/** The error under a field, without its hint. */
export function errorUnder(control: HTMLElement): string | null {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((one) => one.endsWith('-error'));
  return id === undefined ? null : (document.getElementById(id)?.textContent ?? null);
}

/** The segments of a date field: day, month, year, hour, minute. */
const segmentsOf = (label: string) =>
  within(screen.getByRole('group', { name: label })).getAllByRole('spinbutton');

/** '24.11.2026 10:00' as shown by a date field. */
export function momentOf(label: string): string {
  const [day, month, year, ...time] = segmentsOf(label).map(({ textContent }) => textContent);
  return `${day}.${month}.${year} ${time.join(':')}`.trim();
}

/** Types into a date field, starting at a part: 0 day, 1 month, 2 year, 3 hour, 4 minute. */
export async function typeMoment(user: UserEvent, label: string, part: number, digits: string) {
  await user.click(segmentsOf(label)[part] as HTMLElement);
  await user.keyboard(digits);
}

/** Sets the text of a field at once; `user.type` is for effects of single keys. */
export const fill = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } });

/** Opens a select and chooses an option. */
export async function choose(user: UserEvent, label: string, option: string) {
  await user.click(screen.getByRole('button', { name: new RegExp(`${label}$`) }));
  await user.click(await screen.findByRole('option', { name: option }));
}
