import { button, renderSignedIn } from '@frontend/testing/render';
import { REVIEW_LINK_TEXTS } from '@schema/texts/reports/reviews';
import { screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { LinkList } from './LinkList';

const CODE = 'k7f3m9q2xw4d8h6t';
const LIST = {
  sourceId: 1,
  code: CODE,
  requestCount: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2026-11-21T09:30:00.000Z',
  links: [
    {
      requestId: 17,
      customerName: 'Иванов Иван',
      customerPhone: '+79162451807',
      whatsappUrl: null,
      shortPath: `/reviews/share/${CODE}#17`,
    },
  ],
};

/** The drawn modules as rows of a code. */
function drawn(picture: Element): boolean[][] {
  const size = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  const path = picture.querySelector('path')?.getAttribute('d') ?? '';
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const numbers = Array.from({ length: size }, (_, index) => index);
  return numbers.map((y) => numbers.map((x) => dark.has(`${x} ${y}`)));
}

test.each([
  ['Иванов Иван', `/reviews/share/${CODE}#17`],
  [REVIEW_LINK_TEXTS.page, `/reviews/share/${CODE}`],
])('the code of %s is its link, beside its text and «Скопировать ссылку»', async (name, path) => {
  const { user } = renderSignedIn(<LinkList list={LIST} leftMs={60_000} />);
  await user.click(button(`${REVIEW_LINK_TEXTS.qr}: ${name}`));
  const link = window.location.origin + path;
  const dialog = await screen.findByRole('dialog', { name: `${REVIEW_LINK_TEXTS.qr}: ${name}` });
  const picture = screen.getByRole('img', { name: `${REVIEW_LINK_TEXTS.qr}: ${link}` });
  expect(drawn(picture)).toEqual(encode(link, { ecc: 'M', border: 4 }).data);
  expect(dialog.textContent).toContain(link);
  await user.click(screen.getByRole('button', { name: REVIEW_LINK_TEXTS.copyOne }));
  expect(await navigator.clipboard.readText()).toBe(link);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
