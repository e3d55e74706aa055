import { describe, expect, it } from 'vitest';
import { filesOf, type Manifest } from './page-weight';

const manifest: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['app/screens/LoginScreen.tsx', 'app/screens/BoardScreen.tsx'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
  'app/screens/LoginScreen.tsx': { file: 'assets/Login.js', imports: ['index.html', '_form.js'] },
  'app/screens/BoardScreen.tsx': { file: 'assets/Board.js', dynamicImports: ['a/Dialog.tsx'] },
  'a/Dialog.tsx': { file: 'assets/Dialog.js', imports: ['_form.js'] },
  'b/Dialog.tsx': { file: 'assets/OtherDialog.js' },
  'app/tokens.css': { file: 'assets/tokens.css' },
};

describe('the script a page needs', () => {
  it('is the entry with its imports, the page with its imports, each once', () => {
    expect(filesOf(manifest, ['screens/LoginScreen.tsx'])).toEqual([
      'assets/Login.js',
      'assets/form.js',
      'assets/index.js',
      'assets/react.js',
    ]);
  });

  it('leaves out what is loaded later', () => {
    const files = filesOf(manifest, ['BoardScreen.tsx']);
    expect(files).toEqual(['assets/Board.js', 'assets/index.js', 'assets/react.js']);
  });

  it('counts what is opened on it when named', () => {
    const files = filesOf(manifest, ['BoardScreen.tsx', 'a/Dialog.tsx']);
    expect(files).toContain('assets/Dialog.js');
    expect(files).toContain('assets/form.js');
  });

  it('leaves out style sheets', () => {
    expect(filesOf(manifest, ['tokens.css'])).toEqual(['assets/index.js', 'assets/react.js']);
  });

  it('refuses a page that the build has not, or has twice', () => {
    expect(() => filesOf(manifest, ['NoScreen.tsx'])).toThrow('no module named NoScreen.tsx');
    expect(() => filesOf(manifest, ['Dialog.tsx'])).toThrow('several modules');
  });
});
