import { sendRequest } from '@frontend/shared/data/requests/request';
import { useFileDownload } from '@frontend/shared/export/use-file-download';
import { PAPER_TEMPLATE_TEXTS as texts } from '@schema/texts/papers/paper-templates';
import type { TemplateFactsFragment } from './paper-templates.generated';

/** Saves the uploaded file under its name. */
export function useTemplateDownload({
  url,
  fileName,
}: Pick<TemplateFactsFragment, 'url' | 'fileName'>) {
  return useFileDownload(async () => {
    const answer = await sendRequest(url, {});
    if (!answer.ok) throw new Error(texts.downloadFailed);
    return { content: await answer.blob(), name: fileName };
  }, texts.downloadFailed);
}
