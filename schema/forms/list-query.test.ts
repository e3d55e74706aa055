import { describe, expect, it } from 'vitest';
import { fieldErrors } from './fields/problems';
import { listQueryPayload, pageWindow } from './list-query';

describe('a page of a list', () => {
  it.each([
    {},
    { search: null, page: null, pageSize: null },
    { search: 'Пётр', page: 3, pageSize: 100 },
  ])('accepts %j', (query) => {
    expect(fieldErrors(listQueryPayload, query)).toEqual({});
  });

  it.each([
    [{ page: 0 }, { page: 'Некорректный номер страницы' }],
    [{ page: 1.5 }, { page: 'Некорректный номер страницы' }],
    [{ page: 1e9 }, { page: 'Некорректный номер страницы' }],
    [{ pageSize: 0 }, { pageSize: 'Некорректный размер страницы' }],
    [{ pageSize: 101 }, { pageSize: 'Некорректный размер страницы' }],
    [{ search: 'x'.repeat(201) }, { search: 'Не более 200 символов' }],
    [{ search: 'a\u0000' }, { search: 'Текст содержит недопустимые символы' }],
    [{ search: '\ud800' }, { search: 'Текст содержит недопустимые символы' }],
  ])('refuses %j', (query, errors) => {
    expect(fieldErrors(listQueryPayload, query)).toEqual(errors);
  });

  it('defaults to the first fifty rows', () => {
    expect(pageWindow({})).toEqual({ limit: 50, offset: 0 });
    expect(pageWindow({ page: 3, pageSize: 20 })).toEqual({ limit: 20, offset: 40 });
  });
});
