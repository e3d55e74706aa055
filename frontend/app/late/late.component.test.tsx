import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { LatePart } from '@frontend/shared/ui/feedback/LatePart';
import { button, notice, renderSignedIn } from '@frontend/testing/render';
import { LATE_TEXTS } from '@schema/texts/shell/late';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LateScreen } from './LateScreen';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A part whose code arrives once `arrive` is called; until then each request fails. */
function missingPart() {
  let isThere = false;
  const Part = lazyComponent(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>Раздел</p> };
  });
  return {
    Part,
    arrive: () => {
      isThere = true;
    },
  };
}

test('a screen without a network shows a message and opens once the network is back', async () => {
  const { Part, arrive } = missingPart();
  renderSignedIn(
    <Suspense fallback={<LateScreen>Загрузка</LateScreen>}>
      <Part />
    </Suspense>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(
    LATE_TEXTS.screen.network.description,
  );
  arrive();
  dispatchEvent(new Event('online'));
  await screen.findByText('Раздел');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a screen that fails to load is requested again on demand', async () => {
  const { Part, arrive } = missingPart();
  const { user } = renderSignedIn(
    <Suspense fallback={<LateScreen>Загрузка</LateScreen>}>
      <Part />
    </Suspense>,
  );
  await screen.findByRole('alert');
  arrive();
  await user.click(button(KIT_TEXTS.retry));
  await screen.findByText('Раздел');
});

test('a part of a page that fails to load shows a message and is requested again on demand', async () => {
  const { Part, arrive } = missingPart();
  const { user } = renderSignedIn(
    <Suspense fallback={<LatePart>Загрузка</LatePart>}>
      <Part />
    </Suspense>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(LATE_TEXTS.part.network);
  arrive();
  await user.click(button(KIT_TEXTS.retry));
  await screen.findByText('Раздел');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a dialog that fails to load leaves the page usable and shows the reason', async () => {
  const { Part, arrive } = missingPart();
  renderSignedIn(
    <>
      <input aria-label="Имя" defaultValue="Прохоров" />
      <Suspense fallback={<LateDialog />}>
        <Part />
      </Suspense>
    </>,
  );
  await notice(LATE_TEXTS.dialog.network);
  expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('Прохоров');
  arrive();
  dispatchEvent(new Event('online'));
  await screen.findByText('Раздел');
  await waitFor(() => expect(screen.queryByText(LATE_TEXTS.dialog.network)).toBeNull());
});

test('a dialog with slow code shows that it is being opened', async () => {
  const arrival = Promise.withResolvers<void>();
  const Part = lazyComponent(async () => {
    await arrival.promise;
    return { default: () => <p>Раздел</p> };
  });
  renderSignedIn(
    <Suspense fallback={<LateDialog />}>
      <Part />
    </Suspense>,
  );
  await notice(LATE_TEXTS.dialogLoading);
  arrival.resolve();
  await screen.findByText('Раздел');
  await waitFor(() => expect(screen.queryByText(LATE_TEXTS.dialogLoading)).toBeNull());
});

test('a preloaded part is rendered immediately, without its fallback', async () => {
  const Part = lazyComponent(async () => ({ default: () => <p>Раздел</p> }));
  await Part.preload();
  renderSignedIn(
    <Suspense fallback={<LatePart>Загрузка</LatePart>}>
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('Раздел')).toBeDefined();
  expect(screen.queryByText('Загрузка')).toBeNull();
});
