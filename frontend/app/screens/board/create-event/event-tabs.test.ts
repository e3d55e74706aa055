import { describe, expect, it } from 'vitest';
import { shownTab } from './event-tabs';

describe('the tab of the create-event dialog', () => {
  it('is the requested one while it has a draft', () => {
    expect(shownTab('service', { booking: true, service: true })).toBe('service');
    expect(shownTab('booking', { booking: true, service: false })).toBe('booking');
  });

  it('is the other one when the requested has none', () => {
    expect(shownTab('booking', { booking: false, service: true })).toBe('service');
    expect(shownTab('service', { booking: true, service: false })).toBe('booking');
  });

  it('is absent without any draft', () => {
    expect(shownTab('booking', { booking: false, service: false })).toBeNull();
  });
});
