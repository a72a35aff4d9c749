//! Every rule of RULES.md, by its id.

mod deal;
mod end;
mod given;
mod going_out;
mod material;
mod positions;
mod solo;
mod turn;
