const TYPE = 'image/jpeg';
/** The photo is shrunk and encoded once more. */
const QUALITY = 0.92;

/** The shown frame of the camera as a photo. */
export async function frameOf(video: HTMLVideoElement, name: string): Promise<File> {
  const { videoWidth: width, videoHeight: height } = video;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no memory for a canvas');
  context.drawImage(video, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
  if (!blob) throw new Error('The frame could not be encoded');
  return new File([blob], `${name}.jpg`, { type: TYPE });
}
