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

describe('remembered login', () => {
  const kept = new Map<string, string>();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

  beforeEach(() => {
    kept.clear();
    warn.mockClear();
    vi.stubGlobal('localStorage', storageOf(kept));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('stores login and password under one key', () => {
    rememberLogin({ login: 'manager', password: 'demo-manager' });
    expect([...kept.keys()]).toHaveLength(1);
    expect(rememberedLogin()).toEqual({ login: 'manager', password: 'demo-manager' });
  });

  it('clears both when the box is unticked', () => {
    rememberLogin({ login: 'manager', password: 'demo-manager' });
    rememberLogin(null);
    expect(kept.size).toBe(0);
    expect(rememberedLogin()).toBeNull();
  });

  it('ignores and logs unreadable values', () => {
    for (const remains of ['{', 'null', '[]', '{"login":1,"password":"x"}']) {
      kept.set('rememberedLogin', remains);
      expect(rememberedLogin()).toBeNull();
    }
    expect(warn).toHaveBeenCalled();
  });

  it('does not throw when storage is unavailable', () => {
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
