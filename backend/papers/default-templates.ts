import type { PaperKind } from '@schema/values/papers/paper-kinds';

type Build = () => Promise<Buffer>;

/** The builder of documents is large, so it loads with the first template. */
const BUILDERS: Readonly<Record<PaperKind, () => Promise<Build>>> = {
  contract: async () => (await import('./defaults/contract')).contract,
  act_out: async () => (await import('./defaults/acts')).actOut,
  act_back: async () => (await import('./defaults/acts')).actBack,
  extension: async () => (await import('./defaults/agreements')).extension,
  swap: async () => (await import('./defaults/agreements')).swap,
};

const built = new Map<PaperKind, Promise<Buffer>>();

async function build(kind: PaperKind): Promise<Buffer> {
  return (await BUILDERS[kind]())();
}

/** The template of a company without its own, as DOCX. The same bytes while the server runs. */
export function defaultTemplate(kind: PaperKind): Promise<Buffer> {
  const known = built.get(kind) ?? build(kind);
  built.set(kind, known);
  return known;
}
