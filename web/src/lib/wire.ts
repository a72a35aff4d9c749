/** What goes over the socket and the few HTTP addresses; generated from `crates/server/src/wire.rs`. */
export type * from "../wire/table";
export type * from "../wire/wire";
