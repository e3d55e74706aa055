import type { CameraProblem } from '@schema/texts/handover/camera';
import { type RefObject, useEffect, useState } from 'react';

/** What the camera does; `torch`: the track whose lamp can be switched. */
type Camera =
  | { readonly state: 'opening' }
  | { readonly state: 'live'; readonly torch: MediaStreamTrack | null }
  | { readonly state: 'failed'; readonly problem: CameraProblem };

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1440 } },
};

/** Shows the rear camera in the video, except while the page is hidden. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): Camera {
  const [camera, setCamera] = useState<Camera>({ state: 'opening' });
  useEffect(() => {
    let opened: MediaStream | null = null;
    // The latest request: an earlier one that is answered later is closed.
    let request = 0;
    const stop = () => {
      request += 1;
      close(opened);
      opened = null;
    };
    const start = async () => {
      stop();
      const own = request;
      setCamera({ state: 'opening' });
      try {
        const stream = await navigator.mediaDevices.getUserMedia(WANTED);
        if (own !== request || !video.current) {
          close(stream);
          return;
        }
        opened = stream;
        const [track] = stream.getVideoTracks();
        track?.addEventListener('ended', () => {
          if (own === request) setCamera({ state: 'failed', problem: 'busy' });
        });
        video.current.srcObject = stream;
        await video.current.play();
        if (own === request) setCamera({ state: 'live', torch: torchOf(track) });
      } catch (error) {
        if (own !== request) return;
        console.warn('The camera could not be opened', error);
        setCamera({ state: 'failed', problem: problemOf(error) });
      }
    };
    const follow = () => (document.hidden ? stop() : void start());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [video]);
  return camera;
}

function close(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** The track when its lamp can be switched. Safari and Firefox have no such capability. */
function torchOf(track: MediaStreamTrack | undefined): MediaStreamTrack | null {
  const can = track?.getCapabilities?.();
  return track && can && 'torch' in can && can.torch ? track : null;
}

/** Switches the lamp; a device that refuses leaves it as it is. */
export function switchTorch(track: MediaStreamTrack, isOn: boolean): void {
  const torch: MediaTrackConstraintSet & { readonly torch: boolean } = { torch: isOn };
  track.applyConstraints({ advanced: [torch] }).catch((error: unknown) => {
    console.warn('The lamp could not be switched', error);
  });
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
}
