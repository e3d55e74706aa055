import 'fake-indexeddb/auto';
import { button, notice, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADDED_PHOTO, RENTAL } from '../testing/rental';
import { type SheetPhoto, useSheetPhotos } from './sheet-photos';

const URL_OF_FILE = '/files/0123.jpg';
const PHOTO = new File(['photo'], 'перед.jpg', { type: 'image/jpeg', lastModified: 0 });
const REPORT = new File(['report'], 'отчёт.pdf', { type: 'application/pdf' });

/** Uploads of the page; they fail while there is no network. */
class Upload {
  static hasNetwork = true;
  static count = 0;
  readonly upload = {};
  readonly status = 201;
  readonly responseText = JSON.stringify({ url: URL_OF_FILE });
  onload = () => {};
  onerror = () => {};
  open() {}
  setRequestHeader() {}
  send() {
    Upload.count += 1;
    queueMicrotask(() => (Upload.hasNetwork ? this.onload() : this.onerror()));
  }
}

let lastUserId = 100;
let userId = 0;
beforeEach(() => {
  // The queue of a page is that of its user.
  lastUserId += 1;
  userId = lastUserId;
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close() {} }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ fillRect() {}, drawImage() {} });
      convertToBlob = async () => new Blob(['small'], { type: 'image/jpeg' });
    },
  );
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  vi.stubGlobal('XMLHttpRequest', Upload);
  Object.assign(Upload, { hasNetwork: true, count: 0 });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const OF = {
  bookingId: 12,
  carId: 3,
  side: 'out',
  names: undefined,
  sheetClientId: 'a'.repeat(32),
} as const;

function Photos({ received }: { readonly received: readonly SheetPhoto[] }) {
  const { photos, take, remove, retry } = useSheetPhotos({ ...OF, received });
  return (
    <>
      <button type="button" onClick={() => take('front', [REPORT, PHOTO])}>
        Снять
      </button>
      {photos.map(({ id, angle, url, state, problem }) => (
        <p key={id}>
          {`${angle} ${url} ${state} ${problem ?? ''}`.trim()}
          <button type="button" onClick={() => remove(id)}>
            Убрать
          </button>
          <button type="button" onClick={() => retry(id)}>
            Повторить
          </button>
        </p>
      ))}
    </>
  );
}

const render = (answers: Record<string, unknown>, received: readonly SheetPhoto[] = []) =>
  renderSignedIn(<Photos received={received} />, { answers, user: { id: userId } });

const ACCEPTED = { addSheetPhoto: ADDED_PHOTO };

test('a photo waits without a network and is sent when it returns', async () => {
  const { server, user } = render(ACCEPTED);
  server.disconnect();
  Upload.hasNetwork = false;
  await user.click(button('Снять'));
  await notice('Фото «отчёт.pdf» не добавлено: это не изображение или его формат не читается.');
  await screen.findByText('front blob:1 waiting');

  server.connect();
  Upload.hasNetwork = true;
  dispatchEvent(new Event('online'));
  await screen.findByText('front blob:1 sent');
  const [sent, ...more] = server.sent('AddSheetPhoto');
  expect(more).toEqual([]);
  expect(sent?.variables).toMatchObject({
    bookingId: 12,
    input: { sheetClientId: OF.sheetClientId, side: 'out', angle: 'front', photo: URL_OF_FILE },
  });
  expect(localStorage.getItem('handover-queue')).toBeNull();
});

test('a refused photo shows the sentence and is sent again on demand', async () => {
  const refuse = () => {
    throw refusal('В акте не больше 37 фото');
  };
  const { server, user } = render({ addSheetPhoto: refuse });
  await user.click(button('Снять'));
  await screen.findByText('front blob:1 refused В акте не больше 37 фото');
  server.answer(ACCEPTED);
  await user.click(button('Повторить'));
  await screen.findByText('front blob:1 sent');
  expect(Upload.count).toBe(2);
});

test('a removed photo is neither sent nor kept', async () => {
  const { server, user } = render({});
  Upload.hasNetwork = false;
  await user.click(button('Снять'));
  await screen.findByText('front blob:1 waiting');
  await user.click(button('Убрать'));
  await waitFor(() => expect(screen.queryByText(/front/)).toBeNull());
  dispatchEvent(new Event('online'));
  expect(server.sent('AddSheetPhoto')).toEqual([]);
});

const RECEIVED: SheetPhoto[] = [
  { clientId: 'b'.repeat(32), angle: 'rear', url: URL_OF_FILE, shotAt: '2026-11-20T08:00:00Z' },
];

test('a received photo is removed on the server', async () => {
  const { server, user } = render({ removeSheetPhoto: RENTAL }, RECEIVED);
  await screen.findByText('rear /files/0123.jpg sent');
  await user.click(button('Убрать'));
  await waitFor(() => expect(screen.queryByText(/rear/)).toBeNull());
  await waitFor(() =>
    expect(server.sent('RemoveSheetPhoto')[0]?.variables).toEqual({ clientId: 'b'.repeat(32) }),
  );
});

test('a received photo that cannot be removed stays', async () => {
  const refuse = () => {
    throw refusal('Акт уже сохранён, фото из него не убрать');
  };
  const { user } = render({ removeSheetPhoto: refuse }, RECEIVED);
  await user.click(button('Убрать'));
  await notice('Акт уже сохранён, фото из него не убрать');
  await screen.findByText('rear /files/0123.jpg sent');
});
