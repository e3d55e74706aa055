import { expect, it } from 'vitest';
import { documentIn, withDocumentModules } from './document-modules';

it('takes each document from a module of its own and leaves the types where they are', () => {
  const code = `import {
  MarkReturnedDocument,
  type BookingCardFragment,
  BookingDocument,
} from '@frontend/gql/graphql';
import { x } from './x';`;
  const changed = withDocumentModules(code);
  expect(changed.split(';').map((line) => line.replaceAll(/\s+/g, ' ').trim())).toEqual([
    "import { type BookingCardFragment} from '@frontend/gql/graphql'",
    "import { MarkReturnedDocument} from '@frontend/gql/graphql?document=MarkReturnedDocument'",
    "import { BookingDocument} from '@frontend/gql/graphql?document=BookingDocument'",
    "import { x } from './x'",
    '',
  ]);
});

it('leaves an import of types alone', () => {
  const code = "import type { BookingCardFragment } from '@frontend/gql/graphql';";
  expect(withDocumentModules(code)).toBe(code);
});

it('finds the text of a document and says when there is none', () => {
  const generated =
    'export const ADocument = {"kind":"Document"} as unknown as DocumentNode<AQuery>;\nexport const B = 1;';
  expect(documentIn(generated, 'ADocument')).toBe(
    'export const ADocument = {"kind":"Document"};\n',
  );
  expect(() => documentIn(generated, 'CDocument')).toThrow('CDocument');
});
