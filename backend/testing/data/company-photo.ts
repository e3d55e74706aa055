import { createHash } from 'node:crypto';
import { Branding } from '@backend/store/entities/branding.entity';
import { CarPhoto } from '@backend/store/entities/fleet/car-photo.entity';
import { addFile, claimFiles } from '@backend/store/files/stored-files';
import { openFileStore } from '@backend/uploads/file-store';
import { fileUrl } from '@schema/values/fleet/file-url';
import type { Logger } from 'pino';
import type { TestApp } from '../test-app';

export const COMPANY_PHOTO = `${'c'.repeat(32)}.webp`;

export async function addPictures(app: TestApp, log: Logger): Promise<void> {
  const createdAt = app.clock.now();
  const bytes = Buffer.from('not a real picture: its bytes are compared');
  const files = await openFileStore(app.config, log);
  await files.put(COMPANY_PHOTO, bytes, 'image/webp');
  await app.store.write(app.store.fork(), async (em) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const size = bytes.length;
    const file = { key: COMPANY_PHOTO, contentType: 'image/webp', size, sha256, createdAt };
    await addFile(em, file);
    em.create(CarPhoto, { car: 1, url: fileUrl(COMPANY_PHOTO), sortOrder: 0 });
    em.create(Branding, { id: 1, faviconFile: COMPANY_PHOTO, updatedAt: createdAt });
    await em.flush();
    await claimFiles(em, [COMPANY_PHOTO]);
  });
}
