import { MESSAGES } from '@schema/messages';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../fields/problems';
import { carSwapForm } from './car-swap';

const RENTAL = {
  startDate: new Date('2026-11-09T07:00:00Z'),
  endDate: new Date('2026-11-14T07:00:00Z'),
};
const { momentInvalid, momentRequired } = MESSAGES.carSwap;

describe('the moment of a swap', () => {
  it.each<[string, string, string, string | undefined]>([
    ['is accepted inside the rental', '2026-11-09T07:01:00Z', '2026-11-10T09:00:00Z', undefined],
    ['is accepted now', '2026-11-10T09:00:00Z', '2026-11-10T09:00:00Z', undefined],
    ['is compared by its minute', '2026-11-10T09:00:59.999Z', '2026-11-10T09:00:10Z', undefined],
    ['is not in the future', '2026-11-10T09:01:00Z', '2026-11-10T09:00:00Z', momentInvalid],
    ['is not the pickup itself', '2026-11-09T07:00:00Z', '2026-11-10T09:00:00Z', momentInvalid],
    ['is not the return itself', '2026-11-14T07:00:00Z', '2026-11-15T09:00:00Z', momentInvalid],
    ['is not another text', 'вчера', '2026-11-10T09:00:00Z', momentInvalid],
    ['is required', '', '2026-11-10T09:00:00Z', momentRequired],
  ])('%s', (_name, at, now, message) => {
    const form = carSwapForm(RENTAL, () => new Date(now));
    expect(fieldErrors(form, { at }).at).toBe(message);
  });
});
