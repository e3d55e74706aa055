import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePictureUrls } from './use-picture-urls';

const revoked: string[] = [];
let made = 0;

beforeEach(() => {
  vi.useFakeTimers();
  revoked.length = 0;
  made = 0;
  const createObjectURL = () => {
    made += 1;
    return `blob:${made}`;
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: (url: string) => revoked.push(url) });
});
afterEach(() => {
  vi.useRealTimers();
});

const picture = async () => new Blob(['photo']);
const urlsOf = async (first: readonly string[]) => {
  const hook = renderHook(({ ids }) => usePictureUrls(ids, picture), {
    initialProps: { ids: first },
  });
  const show = (ids: readonly string[]) => act(async () => hook.rerender({ ids }));
  await act(async () => undefined);
  return { ...hook, show };
};
const later = () => act(async () => void vi.advanceTimersByTime(60_000));

test('the URL of a removed picture is revoked, but not while an image may load it', async () => {
  const { result, show } = await urlsOf(['a', 'b']);
  expect(result.current).toEqual({ a: 'blob:1', b: 'blob:2' });
  await show(['b']);
  expect([result.current, revoked]).toEqual([{ b: 'blob:2' }, []]);
  await later();
  expect(revoked).toEqual(['blob:1']);
});

test('a picture that returns gets a URL of its own', async () => {
  const { result, show } = await urlsOf(['a']);
  await show([]);
  await later();
  await show(['a']);
  expect(result.current).toEqual({ a: 'blob:2' });
});

test('all URLs are revoked after the page is left', async () => {
  const { unmount } = await urlsOf(['a', 'b']);
  unmount();
  expect(revoked).toEqual([]);
  await later();
  expect(revoked).toEqual(['blob:1', 'blob:2']);
});
