//! The forms of a file in which it is not kept. Browsers take Brotli over https and from their own machine; over plain http,
//! as in a home network, they ask for gzip. A form is made when somebody first asks for it, away from the threads of the
//! sockets and one at a time, and kept: there is no more of it than the program has files.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::{self, Write as _};
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use brotli_decompressor::DecompressorWriter;
use flate2::Compression;
use flate2::write::GzEncoder;
use tokio::sync::{OnceCell, Semaphore};

/// How much is unpacked at a time.
const PIECE: usize = 16 * 1024;

/// A form to be sent in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Form {
    Gzip,
    Plain,
}

/// What was made, by the hash of the file that it was made of.
type Made = HashMap<([u8; 32], Form), Arc<OnceCell<Bytes>>>;

static MADE: Mutex<Option<Made>> = Mutex::new(None);
/// Making takes a core: one is enough.
static TURN: Semaphore = Semaphore::const_new(1);

/// A file of that hash in a form, made of its Brotli form.
pub(super) async fn made(hash: [u8; 32], form: Form, packed: Cow<'static, [u8]>) -> io::Result<Bytes> {
    let cell = {
        let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        made.get_or_insert_default().entry((hash, form)).or_default().clone()
    };
    let make = async || {
        let turn = TURN.acquire().await.map_err(io::Error::other)?;
        let making = move || {
            // Whoever asked may be gone: the turn ends with the work.
            let _turn = turn;
            make(form, &packed)
        };
        tokio::task::spawn_blocking(making).await?
    };
    cell.get_or_try_init(make).await.cloned()
}

fn make(form: Form, packed: &[u8]) -> io::Result<Bytes> {
    let made = match form {
        Form::Gzip => unpack(packed, GzEncoder::new(Vec::new(), Compression::default()))?.finish()?,
        Form::Plain => unpack(packed, Vec::new())?,
    };
    Ok(made.into())
}

/// Writes what is packed there; an end that is missing is an error.
fn unpack<W: io::Write>(packed: &[u8], to: W) -> io::Result<W> {
    let mut unpacking = DecompressorWriter::new(to, PIECE);
    unpacking.write_all(packed)?;
    unpacking.close()?;
    unpacking.into_inner().map_err(|_| io::ErrorKind::UnexpectedEof.into())
}

#[cfg(test)]
pub(super) mod tests {
    use std::io::Read as _;

    use super::*;

    pub(in crate::assets) const TEXT: &[u8] = b"export const five = [5, 10, 15, 20, 25]; // five games around the number five, five games around the number five";
    /// The same as Brotli.
    pub(in crate::assets) const PACKED: &[u8] = &[
        27, 111, 0, 112, 140, 212, 94, 249, 65, 50, 145, 219, 216, 60, 130, 22, 184, 162, 181, 162, 27, 20,
        32, 110, 112, 154, 102, 152, 107, 189, 110, 180, 192, 36, 123, 192, 157, 74, 39, 156, 58, 51, 74,
        223, 12, 51, 148, 187, 46, 210, 99, 132, 96, 166, 150, 183, 72, 18, 227, 230, 74, 13, 62, 184, 103,
    ];

    pub(in crate::assets) fn unzipped(bytes: &[u8]) -> Vec<u8> {
        let mut text = Vec::new();
        flate2::read::GzDecoder::new(bytes).read_to_end(&mut text).unwrap();
        text
    }

    #[tokio::test]
    async fn a_form_is_made_once_and_shared() {
        let asked = || made([1; 32], Form::Gzip, PACKED.into());
        let (one, other) = tokio::join!(asked(), asked());
        let (one, other, later) = (one.unwrap(), other.unwrap(), asked().await.unwrap());
        assert_eq!(unzipped(&one), TEXT);
        assert!(one.as_ptr() == other.as_ptr() && one.as_ptr() == later.as_ptr());
    }

    #[tokio::test]
    async fn what_is_cut_short_or_no_brotli_is_not_made_and_not_kept() {
        for broken in [&PACKED[..PACKED.len() - 1], b"plain text", b""] {
            assert!(made([2; 32], Form::Plain, broken.into()).await.is_err(), "{broken:?}");
        }
        assert_eq!(made([2; 32], Form::Plain, PACKED.into()).await.unwrap(), TEXT);
    }
}
