import { describe, expect, it } from 'vitest';
import type { Manifest } from './manifest';
import { filesOf } from './page-weight';

const manifest: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    name: 'index',
    isEntry: true,
    imports: ['_react.js'],
  },
  '_react.js': { file: 'assets/react.js', name: 'react' },
  '_form.js': { file: 'assets/form.js', name: 'form', imports: ['_react.js'] },
  '_login.js': { file: 'assets/login.js', name: 'login', imports: ['index.html', '_form.js'] },
  '_board.js': { file: 'assets/board.js', name: 'board', imports: ['index.html'] },
  'a/Dialog.tsx': { file: 'assets/Dialog.js', name: 'Dialog', imports: ['_form.js'] },
  'b/Dialog.tsx': { file: 'assets/OtherDialog.js', name: 'Dialog' },
  'a/Panel.tsx': { file: 'assets/Panel.js', name: 'Panel', imports: ['_form.js'] },
  'app/tokens.css': { file: 'assets/tokens.css', name: 'board' },
};

describe('the script a page needs', () => {
  it('is the entry with its imports, the page with its imports, each once', () => {
    expect(filesOf(manifest, ['login'])).toEqual([
      'assets/form.js',
      'assets/index.js',
      'assets/login.js',
      'assets/react.js',
    ]);
  });

  it('excludes scripts loaded later', () => {
    const files = filesOf(manifest, ['board']);
    expect(files).toEqual(['assets/board.js', 'assets/index.js', 'assets/react.js']);
  });

  it('includes named parts opened on the page', () => {
    const files = filesOf(manifest, ['board', 'Panel']);
    expect(files).toContain('assets/Panel.js');
    expect(files).toContain('assets/form.js');
  });

  it('refuses a page that is missing or duplicate in the build', () => {
    expect(() => filesOf(manifest, ['none'])).toThrow('no chunk named none');
    expect(() => filesOf(manifest, ['Dialog'])).toThrow('several chunks');
  });
});
