import { StoreMigration } from '../dialect';

/** Uploaded templates of documents; at most one of a kind is in use. */
export class Migration153PaperTemplates extends StoreMigration {
  override name = '153-paper-templates';

  override up(): void {
    const { id, int, instant, flag, json, end } = this.dialect;
    this.run([
      `create table paper_templates (
        id ${id},
        kind text not null constraint paper_templates_kind_check
          check (kind in ('contract', 'act_out', 'act_back', 'extension', 'swap')),
        file_name text not null,
        file_key text not null,
        file_size ${int} not null constraint paper_templates_file_size_check check (file_size > 0),
        sha256 text not null constraint paper_templates_sha256_check check (length(sha256) = 64),
        tags ${json} not null,
        is_strict ${flag} not null default false,
        used_since ${instant} null,
        user_id ${int} not null,
        user_login text not null,
        uploaded_at ${instant} not null,
        version ${int} not null default 1
      ${end}`,
      'create unique index paper_templates_file_key_unique on paper_templates (file_key)',
      `create unique index paper_templates_used_unique on paper_templates (kind)
        where used_since is not null`,
    ]);
  }
}
