import { vi } from 'vitest';
import type { Client } from './client';
import { formOf, sendForm } from './uploads';

/** How long a job of a few rows may take on a busy machine: its thread has to start. */
export const JOB_PATIENCE = { timeout: 20_000, interval: 20 };

/** A preview of one car, done; the number of its job. */
export async function finishedPreviewJob(url: string, client: Client): Promise<number> {
  const bytes = Buffer.from('Марка;Модель;Госномер\nKia;Rio;А418КМ77');
  const form = formOf({ bytes, field: 'file' });
  form.append('run', 'preview');
  const { body } = await sendForm<{ id: number }>(url, client, '/import/jobs', form);
  await vi.waitFor(async () => {
    const job = await client.rest<{ state: string }>('GET', `/import/jobs/${body.id}`);
    if (job.body.state !== 'done') throw new Error(`the job is ${job.body.state}`);
  }, JOB_PATIENCE);
  return body.id;
}
