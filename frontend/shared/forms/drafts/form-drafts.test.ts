import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetDrafts } from './forget-drafts';
import { dropDraft, type FormDraft, fitting, formDraft, keepDraft } from './form-drafts';

const NOW = new Date('2026-11-20T09:00:00Z');
const HOUR = 3_600_000;
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

const form = (more: Partial<FormDraft> = {}): FormDraft => ({
  userId: 1,
  kind: 'booking',
  name: 'booking:12',
  basis: '3',
  path: '/?booking=12',
  at: NOW.getTime(),
  values: { notes: 'кресло' },
  ...more,
});

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('a stored form', () => {
  test('is found by its user, name and basis for a day', () => {
    keepDraft(form(), NOW);
    expect(formDraft(1, form(), later(23))).toEqual(form());
    expect(formDraft(2, form(), NOW)).toBeNull();
    expect(formDraft(1, form({ basis: '4' }), NOW)).toBeNull();
    expect(formDraft(1, form({ name: 'booking:13' }), NOW)).toBeNull();
    expect(formDraft(1, form(), later(24))).toBeNull();
  });

  test('is found by a clock that is measured some seconds behind, not by one hours behind', () => {
    keepDraft(form(), NOW);
    expect(formDraft(1, form(), later(-0.01))).toEqual(form());
    expect(formDraft(1, form(), later(-1))).toBeNull();
  });

  test('stays when a form of the user before is discarded late', () => {
    keepDraft(form({ userId: 2 }), NOW);
    dropDraft(1, 'booking:12');
    expect(formDraft(2, form(), NOW)).not.toBeNull();
  });

  test('is replaced by a later one of its name; ten stay', () => {
    for (let id = 1; id <= 11; id += 1) keepDraft(form({ name: `booking:${id}` }), NOW);
    expect(formDraft(1, form({ name: 'booking:1' }), NOW)).toBeNull();
    expect(formDraft(1, form({ name: 'booking:2' }), NOW)).not.toBeNull();
    keepDraft(form({ name: 'booking:2', values: { notes: 'бустер' } }), NOW);
    expect(formDraft(1, form({ name: 'booking:2' }), NOW)?.values).toEqual({ notes: 'бустер' });
    expect(formDraft(1, form({ name: 'booking:3' }), NOW)).not.toBeNull();
  });

  test('of another user is removed when the next one is stored', () => {
    keepDraft(form(), NOW);
    keepDraft(form({ userId: 2, values: {} }), NOW);
    expect([...stored.values()].join()).not.toContain('кресло');
  });

  test('is deleted from the device when it is discarded or the user signs out', () => {
    keepDraft(form(), NOW);
    dropDraft(1, 'booking:12');
    expect(stored.size).toBe(0);
    keepDraft(form(), NOW);
    forgetDrafts();
    expect(stored.size).toBe(0);
  });

  test.each([
    'не JSON',
    '{}',
    '[1]',
    '[{"userId":1}]',
    JSON.stringify([form({ path: 'https://example.com' })]),
    JSON.stringify([{ ...form(), kind: 'toString' }]),
  ])('an unreadable draft is ignored: %s', (text) => {
    stored.set('unsaved-forms', text);
    expect(formDraft(1, form(), NOW)).toBeNull();
  });
});

test.each([
  [{ name: 'а', sourceId: null }, { name: 'б', sourceId: 2 }, true],
  [{ name: 'а', sourceId: 2 }, { name: 'б', sourceId: null }, true],
  [{ name: 'а' }, { name: 5 }, false],
  [{ name: 'а', added: '' }, { name: 'б' }, false],
  [{ name: 'а' }, { name: { first: 'б' } }, false],
])('values %j: %j fit: %s', (initial, values, isFit) => {
  expect(fitting(initial, values)).toEqual(isFit ? values : null);
});

test('a field that the form no longer has is left out', () => {
  expect(fitting({ name: 'а' }, { name: 'б', gone: 1 })).toEqual({ name: 'б' });
});
