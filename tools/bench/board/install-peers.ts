import { installPackages } from '../install-packages.ts';

/** The boards that ours is compared with have a folder and a lock file of their own. */
export const PEERS_FOLDER = 'tools/bench/board/peers';

/** Without the registry the benchmark goes on without them. */
export const installPeers = (): Promise<boolean> =>
  installPackages(PEERS_FOLDER, 'the boards of others');
