//! The page is built into the program: a new page makes a new program.

fn main() {
    println!("cargo::rerun-if-changed=../../web/packed");
}
