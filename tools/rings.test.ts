import { describe, expect, it } from 'vitest';
import { RINGS, readWish } from './rings';

describe('what is typed after npm test --', () => {
  it('is every ring when nothing is typed', () => {
    expect(readWish([])).toEqual({ rings: [...RINGS], filters: [] });
  });

  it.each([
    [['--project', 'rules', 'schema']],
    [['--project=rules', 'schema']],
    [['schema', '--project', 'rules']],
  ])('%j is one ring and a filter', (args) => {
    expect(readWish(args)).toEqual({ rings: ['rules'], filters: ['schema'] });
  });

  it('is several rings in their usual order', () => {
    expect(readWish(['--project=screens', '--project=rules']).rings).toEqual(['rules', 'screens']);
  });

  it('keeps the options of vitest', () => {
    expect(readWish(['board', '-t', 'a drag']).filters).toEqual(['board', '-t', 'a drag']);
  });

  it('is refused when there is no such ring', () => {
    expect(() => readWish(['--project', 'api'])).toThrow('There is no ring "api"');
  });
});
