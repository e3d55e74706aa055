import type { PaperKind } from '@schema/values/papers/paper-kinds';

export const PAPER_KIND_TEXTS: Readonly<Record<PaperKind, string>> = {
  contract: 'Договор',
  act_out: 'Акт выдачи',
  act_back: 'Акт возврата',
  extension: 'Допсоглашение',
  swap: 'Соглашение о замене',
};
