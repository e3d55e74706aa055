/** Gives each drawing of a document its own number; loops repeat drawings. */
declare module 'docxtemplater/js/modules/fix-doc-pr-corruption.js' {
  import type { DXT } from 'docxtemplater';

  const numberDrawings: DXT.Module;
  export default numberDrawings;
}

declare module 'docxtemplater/js/file-type-config.js' {
  /** What the library looks for in a kind of file. */
  interface FileTypeConfig {
    readonly baseModules: readonly ((...options: never[]) => unknown)[];
    /** Parts with tags beside those found by their content type. */
    getTemplatedFiles(): string[];
  }

  const configs: { readonly docx: () => FileTypeConfig };
  export default configs;
}

declare module 'docxtemplater/js/modules/rawxml.js' {
  const rawXml: (...options: never[]) => unknown;
  export default rawXml;
}
