export {
  aged,
  type BlockState,
  type Blocks,
  blockState,
  blocksFrom,
  blocksOf,
  noBlocks,
  rowAt,
  rowsHere,
  withBlock,
  withFailed,
  withoutFailed,
  withoutRows,
} from './blocks.ts';
export {
  type BlockLoader,
  type BlockLoaderOptions,
  createBlockLoader,
} from './create-block-loader.ts';
export {
  createRemote,
  type Load,
  type LoadContext,
  type Remote,
  type RemoteOptions,
  type RemoteState,
} from './create-remote.ts';
