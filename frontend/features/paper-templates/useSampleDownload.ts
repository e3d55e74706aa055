import { useApolloClient } from '@apollo/client/react';
import { useFileDownload } from '@frontend/shared/export/use-file-download';
import { docxOf } from '@frontend/shared/papers/docx-blob';
import { PAPER_KIND_TEXTS } from '@schema/texts/papers/paper-kind-texts';
import { PAPER_TEMPLATES_TEXTS as texts } from '@schema/texts/papers/paper-templates';
import type { PaperKind } from '@schema/values/papers/paper-kinds';
import { DefaultPaperTemplateDocument } from './paper-templates.generated';
import { bytesOf } from './template-file';

/** Saves the default template of a kind as a file, to be edited in Word. */
export function useSampleDownload(kind: PaperKind) {
  const client = useApolloClient();
  return useFileDownload(async () => {
    const { data } = await client.query({
      query: DefaultPaperTemplateDocument,
      variables: { kind },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error(texts.sampleFailed);
    const name = texts.sampleName(PAPER_KIND_TEXTS[kind]);
    return { content: docxOf(bytesOf(data.defaultPaperTemplate.content)), name };
  }, texts.sampleFailed);
}
