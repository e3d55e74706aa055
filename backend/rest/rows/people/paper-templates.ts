import type { RestRow, UploadRule } from '@backend/rest/row';
import { PAPER_TEMPLATE_LIMITS } from '@schema/values/papers/paper-templates';

const upload: UploadRule = { maxBytes: () => PAPER_TEMPLATE_LIMITS.maxBytes };

const PATH = '/company/paper-templates';

/** Templates of documents (docs/domain.md, documents; not in requirements.md, P). */
export const paperTemplateRows: readonly RestRow[] = [
  { method: 'GET', path: PATH, field: 'paperTemplates' },
  { method: 'POST', path: PATH, field: 'uploadPaperTemplate', upload, status: 201 },
  { method: 'GET', path: `${PATH}/default/{kind}`, field: 'defaultPaperTemplate' },
  { method: 'GET', path: `${PATH}/{id}`, field: 'paperTemplate' },
  { method: 'PUT', path: `${PATH}/{id}`, field: 'setPaperTemplate' },
  { method: 'DELETE', path: `${PATH}/{id}`, field: 'deletePaperTemplate', answer: 'none' },
  { method: 'GET', path: `${PATH}/{id}/example`, field: 'paperTemplateExample' },
  { method: 'GET', path: `${PATH}/{id}/preview`, field: 'paperTemplatePreview' },
];
