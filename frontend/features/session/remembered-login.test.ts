import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberedLogin, rememberLogin } from './remembered-login';

function storageOf(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
}

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('remember me', () => {
  const kept = new Map<string, string>();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

  beforeEach(() => {
    kept.clear();
    warn.mockClear();
    vi.stubGlobal('localStorage', storageOf(kept));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('keeps login and password under one key and gives them back', () => {
    rememberLogin({ login: 'manager', password: 'demo-manager' });
    expect([...kept.keys()]).toHaveLength(1);
    expect(rememberedLogin()).toEqual({ login: 'manager', password: 'demo-manager' });
  });

  it('erases both when the box was unticked', () => {
    rememberLogin({ login: 'manager', password: 'demo-manager' });
    rememberLogin(null);
    expect(kept.size).toBe(0);
    expect(rememberedLogin()).toBeNull();
  });

  it('takes unreadable remains for nothing and only logs', () => {
    for (const remains of ['{', 'null', '[]', '{"login":1,"password":"x"}']) {
      kept.set('rememberedLogin', remains);
      expect(rememberedLogin()).toBeNull();
    }
    expect(warn).toHaveBeenCalled();
  });

  it('never stops the user when the device forbids storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
    });
    expect(rememberedLogin()).toBeNull();
    expect(() => rememberLogin({ login: 'a', password: 'b' })).not.toThrow();
    expect(() => rememberLogin(null)).not.toThrow();
    expect(warn).toHaveBeenCalledTimes(3);
  });
});
