export {
  createRemote,
  type Load,
  type LoadContext,
  type Remote,
  type RemoteOptions,
  type RemoteState,
} from './create-remote.ts';
