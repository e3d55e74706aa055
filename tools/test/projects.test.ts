import { describe, expect, it } from 'vitest';
import { readRequest } from './projects';

describe('the arguments of npm test --', () => {
  it('select every project when there are none', () => {
    expect(readRequest([])).toEqual({
      projects: ['rules', 'components', 'api-sqlite', 'api-postgres', 'faults', 'screens', 'board'],
      filters: [],
    });
  });

  it.each([
    [['--project', 'rules', 'schema']],
    [['--project=rules', 'schema']],
    [['schema', '--project', 'rules']],
    [['--', '--project', 'rules', 'schema']],
  ])('%j select one project and a filter', (args) => {
    expect(readRequest(args)).toEqual({ projects: ['rules'], filters: ['schema'] });
  });

  it('select several projects in their usual order', () => {
    expect(readRequest(['--project=screens', '--project=rules']).projects).toEqual([
      'rules',
      'screens',
    ]);
  });

  it('keep the options of vitest', () => {
    expect(readRequest(['board', '-t', 'a drag']).filters).toEqual(['board', '-t', 'a drag']);
  });

  it('are refused when there is no such project', () => {
    expect(() => readRequest(['--project', 'api'])).toThrow('There is no test project "api"');
  });
});
